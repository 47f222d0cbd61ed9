import { BUDGETS } from '@/tools/lib/budgets';

import { expectGuestPack } from './guestPack';
import { assetsIn, bundlesIn, exportBundle, isBytecode, prebuild, textOf } from './support';

const MINUTES = 60_000;

describe('the Android app', () => {
  let manifest = '';
  let project = '';

  beforeAll(() => {
    project = prebuild('android');
    manifest = textOf(project, 'app', 'src', 'main', 'AndroidManifest.xml');
  }, 5 * MINUTES);

  it(
    'bundles into Hermes bytecode within its budget, with the pages for guests',
    () => {
      const folder = exportBundle('android');
      expectGuestPack(assetsIn(folder, 'android', 'pack'));
      const bundles = bundlesIn(folder);
      expect(bundles).toHaveLength(1);
      const [bundle] = bundles;
      expect(isBytecode(bundle!)).toBe(true);
      expect(bundle!.length).toBeLessThanOrEqual(BUDGETS.android);
    },
    8 * MINUTES,
  );

  it('has its package name and opens oxs:// links', () => {
    expect(textOf(project, 'app', 'build.gradle')).toContain("applicationId 'app.oxs.game'");
    expect(manifest).toContain('<data android:scheme="oxs"/>');
  });

  it('asks for what nearby play and vibration need, and for nothing else', () => {
    const asked = [
      ...manifest.matchAll(/<uses-permission android:name="([^"]+)"(?![^>]*tools:node="remove")/g),
    ]
      .map(([, name]) => name!.replace('android.permission.', ''))
      .sort();
    expect(asked).toEqual([
      'ACCESS_NETWORK_STATE',
      'ACCESS_WIFI_STATE',
      'CHANGE_WIFI_MULTICAST_STATE',
      'INTERNET',
      'VIBRATE',
    ]);
  });

  it('removes what the template or a library would ask for', () => {
    for (const name of [
      'SYSTEM_ALERT_WINDOW',
      'READ_EXTERNAL_STORAGE',
      'WRITE_EXTERNAL_STORAGE',
      'RECORD_AUDIO',
    ]) {
      expect(manifest).toMatch(new RegExp(`android.permission.${name}" tools:node="remove"`));
    }
  });

  it('may talk plain text to the other phone on the Wi-Fi', () => {
    const properties = textOf(project, 'gradle.properties');
    expect(
      manifest.includes('usesCleartextTraffic="true"') || /usesCleartextTraffic=true/.test(properties),
    ).toBe(true);
  });

  it('follows the system between light and dark', () => {
    expect(textOf(project, 'app', 'src', 'main', 'res', 'values', 'strings.xml')).toContain(
      '<string name="expo_system_ui_user_interface_style" translatable="false">automatic</string>',
    );
  });
});
