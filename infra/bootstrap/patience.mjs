/**
 * How many times as long as on a normal machine tests wait before they fail: `TEST_PATIENCE`, 1 by default. A slow machine
 * needs more, such as CI's (.ci/run).
 */
export const patience = Number(process.env.TEST_PATIENCE || 1);
