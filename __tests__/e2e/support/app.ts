import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator, Page } from 'playwright-core';

export const ARTIFACTS = join(__dirname, '..', '..', '..', 'artifacts');

export type Role = Parameters<Page['getByRole']>[0];

/** The app in a browser, used as somebody would who only hears roles and labels. */
export class App {
  private readonly log: string[] = [];
  private readonly errors: string[] = [];

  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {
    page.on('console', (message) => this.log.push(`[${message.type()}] ${message.text()}`));
    page.on('pageerror', (error) => this.errors.push(error.stack ?? error.message));
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(this.origin + path);
    await this.page.getByRole('heading').filter({ visible: true }).first().waitFor();
  }

  /** Something by its role and its exact label. */
  find(role: Role, label: string): Locator {
    return this.page.getByRole(role, { name: label, exact: true }).filter({ visible: true });
  }

  async tap(role: Role, label: string): Promise<void> {
    await this.find(role, label).first().tap();
  }

  /** A cell by where it is, whatever stands on it. Rows and columns count from 1. */
  cell(row: number, column: number): Locator {
    return this.page
      .getByRole('button', { name: new RegExp(`^Row ${row}, column ${column}, `) })
      .filter({ visible: true });
  }

  async tapCell(row: number, column: number): Promise<void> {
    await this.cell(row, column).tap();
  }

  async labelOf(row: number, column: number): Promise<string> {
    return (await this.cell(row, column).getAttribute('aria-label')) ?? '';
  }

  /** Every cell's label, row by row. */
  async labels(): Promise<string[]> {
    const cells = this.page.getByRole('button', { name: /^Row \d, column \d, / }).filter({ visible: true });
    return cells.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? ''),
    );
  }

  status(): Locator {
    return this.page.getByRole('status').filter({ visible: true }).first();
  }

  async waitForStatus(text: string | RegExp, timeout = 10_000): Promise<void> {
    await this.status().filter({ hasText: text }).waitFor({ timeout });
  }

  text(words: string | RegExp): Locator {
    return this.page.getByText(words).filter({ visible: true }).first();
  }

  async shot(name: string): Promise<void> {
    mkdirSync(ARTIFACTS, { recursive: true });
    await this.page.screenshot({ path: join(ARTIFACTS, `${name}.png`) });
  }

  /** What went wrong unseen: uncaught errors and unhandled rejections. */
  uncaught(): readonly string[] {
    return this.errors;
  }

  /** Leaves what is needed to understand a failure. */
  async keepEvidence(name: string): Promise<void> {
    const file = name.replace(/[^a-z0-9]+/gi, '-').slice(0, 80);
    await this.shot(`failed-${file}`).catch(() => undefined);
    writeFileSync(join(ARTIFACTS, `failed-${file}.log`), [...this.log, ...this.errors].join('\n'));
  }
}
