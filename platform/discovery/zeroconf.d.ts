/** As much of the library as we use; it brings no types. */
declare module 'react-native-zeroconf' {
  export interface Service {
    readonly name: string;
    readonly port?: number;
    readonly addresses?: readonly string[];
  }

  export default class Zeroconf {
    on(event: 'update' | 'error', listener: () => void): void;
    on(event: 'published', listener: (service: Service) => void): void;
    removeListener(event: 'update', listener: () => void): void;
    removeListener(event: 'published', listener: (service: Service) => void): void;
    getServices(): Readonly<Record<string, Service>>;
    scan(type: string, protocol: string, domain: string): void;
    stop(): void;
    publishService(
      type: string,
      protocol: string,
      domain: string,
      name: string,
      port: number,
      txt: Record<string, string>,
    ): void;
    unpublishService(name: string): void;
  }
}
