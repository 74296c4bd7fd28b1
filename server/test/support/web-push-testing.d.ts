/** The parts that tests use: what its own command starts. */
declare module 'web-push-testing/src/PushApiModel.js' {
  export class PushApiModel {
    notifyUrl: string;
    /** @returns a new device, as its browser describes it */
    subscribe(options: { userVisibleOnly: 'true'; applicationServerKey: string }): Promise<{
      endpoint: string;
      keys: { p256dh: string; auth: string };
      clientHash: string;
    }>;
    expireSubscription(clientHash: string): void;
    /** What the device has been sent, decrypted. */
    getNotifications(of: { clientHash: string }): { messages: string[] };
  }
}

declare module 'web-push-testing/src/server.js' {
  import type { Server } from 'node:http';
  // biome-ignore lint/style/noRestrictedImports: it has no other entry.
  import type { PushApiModel } from 'web-push-testing/src/PushApiModel.js';

  export default class WebPushTestingServer {
    _server: Server;
    constructor(model: PushApiModel, port: number);
    startServer(): void;
  }
}
