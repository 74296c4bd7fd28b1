/** Stops the server that the setup started. */
export default async function tearDown(): Promise<void> {
  await globalThis.courtsideCluster?.stop();
}
