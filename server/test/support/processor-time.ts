/** The processor time of some work, in milliseconds: unlike a clock's, it does not count what else the machine does. */
export const processorTime = async (work: () => unknown): Promise<number> => {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
};
