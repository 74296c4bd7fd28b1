import { openPage, shownFor } from './worker/push';

const origin = 'https://club.test';
const navigate = `${origin}/attendance-confirmation?sessionId=s1`;
const sent = {
  web_push: 8030,
  notification: { title: 'A spot for you', body: 'It’s your turn', navigate, lang: 'fr-CA', tag: 's1' },
};

beforeEach(() => {
  const match = async () => ({ text: async () => '<head><title data-fallback>Saturday Hoops</title>' });
  Object.assign(globalThis, { caches: { open: async () => ({ match }) } });
});

test('a push shows what the club says, over an earlier one about the same, and knows where it leads', async () => {
  expect(await shownFor(() => sent, origin)).toMatchObject({
    title: 'A spot for you',
    options: { body: 'It’s your turn', lang: 'fr-CA', tag: 's1', renotify: true, data: navigate },
  });
});

const unreadable = () => {
  throw new SyntaxError('no JSON');
};
test.each([
  ['nothing', () => undefined],
  ['no JSON', unreadable],
  ['null', () => null],
  ['another form', () => ({ notification: { title: 7, body: '', navigate: {} } })],
])('a push with %s is shown all the same, under the club’s name', async (_, read) => {
  expect(await shownFor(read, origin)).toMatchObject({
    title: 'Saturday Hoops',
    options: { body: 'There’s news for you. Du nouveau pour vous.', data: `${origin}/` },
  });
});

test('without a kept page there is a title, too', async () => {
  Object.assign(globalThis, { caches: { open: async () => ({ match: async () => undefined }) } });
  expect((await shownFor(unreadable, origin)).title).toBe('Courtside');
});

test.each(['https://elsewhere.test/x', 'javascript:alert(1)', '//elsewhere.test'])(
  '%s is not opened',
  async (address) => {
    const { options } = await shownFor(
      () => ({ notification: { ...sent.notification, navigate: address } }),
      origin,
    );
    expect(options.data).toBe(`${origin}/`);
  },
);

test('a tap brings the tab to the front that shows the page, and leaves others as they are', async () => {
  const tab = (url: string) => ({ url, focus: jest.fn(async () => undefined) });
  const openWindow = jest.fn(async () => undefined);
  const [form, same] = [tab(`${origin}/profile`), tab(navigate)];
  await openPage({ matchAll: async () => [form, same], openWindow }, navigate);
  expect([form.focus.mock.calls.length, same.focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([
    0, 1, 0,
  ]);
  await openPage({ matchAll: async () => [form], openWindow }, navigate);
  expect(openWindow).toHaveBeenCalledWith(navigate);
});
