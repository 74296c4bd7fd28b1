import { problemWith, spellingsOf } from './name';

test.each([
  ['', 'What is the remote called?'],
  ['Stats', 'not in kebab-case'],
  ['team--stats', 'not in kebab-case'],
  ['2027', 'not in kebab-case'],
  ['../stats', 'not in kebab-case'],
  ['a-very-long-name-that-nobody-would-type', 'longer than 30 characters'],
  ['api', 'reserved'],
  ['pages', 'reserved'],
  ['shared-stats', 'reserved'],
  ['history', 'browsers have a global'],
  ['performance', 'browsers have a global'],
  ['docs', 'there is such a folder'],
  ['player-portal', 'there is such a folder'],
  ['react', 'a package is called so'],
  ['faq', '/faq is claimed by faq/faqHome and by player-portal/faq'],
])('a remote cannot be called “%s”, and one line says why', (name, why) => {
  const problem = problemWith(name);
  expect(problem).toContain(why);
  expect(problem).not.toContain('\n');
});

test.each(['threes', 'three-on-three', 'season-2027'])('a remote can be called %s', (name) => {
  expect(problemWith(name)).toBeUndefined();
});

test('a name is spelt as each place needs it', () => {
  expect(spellingsOf('team-stats')).toEqual({
    name: 'team-stats',
    camel: 'teamStats',
    pascal: 'TeamStats',
    title: 'Team stats',
  });
});
