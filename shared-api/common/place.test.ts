import { placeParts } from './place';

const map = 'https://www.google.com/maps/place/Centre+communautaire/@45.52,-73.61,17z/data=!3m1!4b1';

test.each([
  ['Gymnase du parc, Montréal', [{ text: 'Gymnase du parc, Montréal' }]],
  [map, [{ text: 'google.com', href: map }]],
  [
    `Gym: ${map} (2nd floor)`,
    [{ text: 'Gym: ' }, { text: 'google.com', href: map }, { text: ' (2nd floor)' }],
  ],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
  ['https://', [{ text: 'https://' }]],
  ['', []],
])('the place “%s”', (place, parts) => {
  expect(placeParts(place)).toEqual(parts);
});
