import { expectGuestPack } from './guestPack';
import { assetsIn, bundlesIn, exportBundle, isBytecode, prebuild, textOf } from './support';

const MINUTES = 60_000;

describe('the iOS app', () => {
  let project = '';
  let plist = '';

  beforeAll(() => {
    project = prebuild('ios');
    plist = textOf(project, 'OXS', 'Info.plist');
  }, 5 * MINUTES);

  const valueOf = (key: string) =>
    new RegExp(`<key>${key}</key>\\s*<(string|true|false|array)[^>]*>([^]*?)<`).exec(plist);

  it(
    'bundles into Hermes bytecode, with the pages for guests',
    () => {
      const folder = exportBundle('ios');
      expectGuestPack(assetsIn(folder, 'ios', 'pack'));
      expect(bundlesIn(folder).map(isBytecode)).toEqual([true]);
    },
    8 * MINUTES,
  );

  it('has its bundle identifier and opens oxs:// links', () => {
    expect(textOf(project, 'OXS.xcodeproj', 'project.pbxproj')).toMatch(
      /PRODUCT_BUNDLE_IDENTIFIER = "?app\.oxs\.game"?/,
    );
    expect(plist).toContain('<string>oxs</string>');
  });

  it('says why it uses the local network, and which service it looks for', () => {
    expect(valueOf('NSLocalNetworkUsageDescription')?.[2]).toContain(
      'local network only when you host or join',
    );
    expect(plist).toMatch(/<key>NSBonjourServices<\/key>\s*<array>\s*<string>_oxs\._tcp<\/string>/);
  });

  it('may talk plain text on the local network, and asks for no microphone', () => {
    expect(plist).toMatch(/<key>NSAllowsLocalNetworking<\/key>\s*<true\/>/);
    expect(plist).not.toContain('NSMicrophoneUsageDescription');
  });

  it('turns with the device and follows the system between light and dark', () => {
    expect(plist).toContain('UIInterfaceOrientationLandscapeLeft');
    expect(valueOf('UIUserInterfaceStyle')?.[2]).toBe('Automatic');
  });
});
