import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Whether the packages below `root` are exactly the locked ones: npm's own note of what it installed says
 * so, and their folders are there. Optional packages for other machines are in the lock alone.
 */
export function isInstalled(root) {
  const locked = Object.entries(packagesIn(join(root, 'package-lock.json'))).filter(([path]) => path !== '');
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  const same = locked.every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    if (found === undefined) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
  const known = new Set(locked.map(([path]) => path));
  return (
    same &&
    Object.keys(installed).every((path) => known.has(path) && existsSync(join(root, path, 'package.json')))
  );
}
