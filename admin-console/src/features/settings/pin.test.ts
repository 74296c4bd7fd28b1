import { mapLink, positionIn } from './pin';

const pin = { latitude: 45.5276, longitude: -73.6117 };

test.each([
  ['Google’s map', 'https://www.google.com/maps/@45.5276,-73.6117,17z'],
  [
    'a place of Google’s, rather than the middle of the map',
    'https://www.google.ca/maps/place/Gymnase/@45.5,-73.5,17z/data=!3m1!4b1!4m6!3m5!8m2!3d45.5276!4d-73.6117!16s',
  ],
  ['a search on Google', 'https://www.google.com/maps?q=45.5276%2C-73.6117'],
  ['the middle of OpenStreetMap’s map', 'https://www.openstreetmap.org/#map=18/45.5276/-73.6117'],
  [
    'the map moved away from its marker',
    'https://www.openstreetmap.org/?mlat=45.1&mlon=-73.1#map=18/45.5276/-73.6117',
  ],
  ['a marker', 'https://www.openstreetmap.org/?mlat=45.5276&mlon=-73.6117'],
  ['Apple’s map', 'https://maps.apple.com/?ll=45.5276,-73.6117&q=Gymnase'],
  ['a phone’s link', 'geo:45.5276,-73.6117?z=17'],
  ['the two numbers', ' 45.5276, -73.6117 '],
  ['our own link to the map', mapLink('', pin)],
])('the position is read from %s', (_what, link) => expect(positionIn(link)).toEqual(pin));

test.each([
  ['a shortened link', 'https://maps.app.goo.gl/abc123'],
  ['an address', '6100, avenue du Parc'],
  ['a position off the globe', 'https://www.google.com/maps/@95.5,-73.6,17z'],
  ['half an escape', 'https://www.google.com/maps?q=%E0%A4%A'],
  ['nothing', ''],
])('%s has none', (_what, link) => expect(positionIn(link)).toBeUndefined());
