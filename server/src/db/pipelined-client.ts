import { Client } from 'pg';

/**
 * A connection in `pipeline` mode that sends all queries of one event-loop turn in one packet, and `begin`
 * together with its transaction's first statement, which fails if `begin` does.
 */
export class PipelinedClient extends Client {
  override query(...given: never[]): never {
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    const reply: Promise<void> = super.query(...(given as unknown as [never]));
    const [statement] = given as unknown as [{ text?: string }];
    if (statement.text !== 'begin') return reply as never;
    reply.catch(() => undefined);
    return Promise.resolve() as never;
  }
}
