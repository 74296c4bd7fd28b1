import { features } from '../../src/club';
import { runTimer } from '../../src/club/feature';
import type { Club } from './club';

/** Does a round of timers, as a process does when they are due. @param names as features declare them */
export async function round({ app }: Club, ...names: string[]): Promise<void> {
  for (const name of names) {
    const [timer, ...others] = features.flatMap(({ timers }) => timers?.[name] ?? []);
    if (!timer || others.length > 0) throw new Error(`Not one timer is called ${name}`);
    await runTimer(app.services, timer);
  }
}
