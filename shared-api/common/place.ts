/** A part of a place: words, or the name of a link's host with its address. */
interface PlacePart {
  text: string;
  href?: string;
}

/** Splits a session's place at the web addresses in it: a link to a map is longer than a phone is wide. */
export const placeParts = (place: string): PlacePart[] =>
  place
    .split(/(https?:\/\/\S+)/i)
    .filter((text) => text !== '')
    .map((text) => {
      if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return { text };
      const { hostname, href } = new URL(text);
      return { text: hostname.replace(/^www\./, ''), href };
    });
