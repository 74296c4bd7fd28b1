import type { CSSProperties } from 'react';
import { dark, light } from 'shared-api/colours';

/** Of the ball: the same in both schemes. */
const seam = light.ball.light;

const family = '"Figtree", "Segoe UI", system-ui, -apple-system, "Helvetica Neue", Arial, sans-serif';

/** Inline, because many mail programs drop style sheets; light scheme. */
export const styles = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: light.floor, fontFamily: family },
  container: { maxWidth: '600px', margin: '0 auto' },
  wordmark: {
    margin: '0 0 14px',
    padding: '0 4px',
    fontSize: '20px',
    lineHeight: '26px',
    fontWeight: 800,
    letterSpacing: '-0.02em',
    color: light.ink,
  },
  ball: {
    display: 'inline-block',
    width: '14px',
    height: '14px',
    marginRight: '10px',
    borderRadius: '50%',
    border: `4px solid ${seam}`,
    backgroundColor: light.ball.main,
    verticalAlign: '-4px',
  },
  /** On a light plate, for programs that darken what is around it. */
  logo: {
    height: '32px',
    maxWidth: '160px',
    marginRight: '10px',
    padding: '3px',
    borderRadius: '6px',
    backgroundColor: '#ffffff',
    verticalAlign: 'middle',
  },
  card: {
    backgroundColor: light.surface,
    border: `1px solid ${light.line}`,
    borderTop: `5px solid ${seam}`,
    borderRadius: '12px',
    padding: '28px',
  },
  title: {
    margin: '0 0 18px',
    fontSize: '27px',
    lineHeight: '32px',
    fontWeight: 750,
    letterSpacing: '-0.02em',
    color: light.ink,
  },
  text: { margin: '0 0 14px', fontSize: '16px', lineHeight: '25px', color: light.ink },
  closing: { margin: '22px 0 0', fontSize: '16px', lineHeight: '25px', color: light.ink },
  note: { margin: '0 0 10px', fontSize: '14px', lineHeight: '21px', color: light.inkSoft },
  box: { margin: '6px 0 20px', padding: '18px 20px', backgroundColor: light.hardwood, borderRadius: '10px' },
  boxTitle: { margin: '0 0 4px', fontSize: '20px', lineHeight: '26px', fontWeight: 700, color: light.ink },
  boxText: { margin: 0, fontSize: '16px', lineHeight: '24px', color: light.ink },
  cancelled: { fontWeight: 700, color: light.error.main },
  boxNote: { margin: '6px 0 0', fontSize: '14px', lineHeight: '20px', color: light.inkSoft },
  overline: {
    margin: '0 0 8px',
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: 700,
    color: light.court.main,
  },
  message: { margin: '6px 0 20px', padding: '2px 0 2px 18px', borderLeft: `4px solid ${light.court.main}` },
  factLabel: { display: 'inline-block', minWidth: '210px', paddingRight: '8px', color: light.inkSoft },
  factValue: { display: 'inline-block', fontWeight: 650, color: light.ink },
  fact: { margin: 0, padding: '5px 0', fontSize: '16px', lineHeight: '22px' },
  reference: { fontFamily: 'ui-monospace, Consolas, "Courier New", monospace', letterSpacing: '0.03em' },
  actions: { margin: '8px 0 14px' },
  button: {
    display: 'inline-block',
    margin: '0 10px 10px 0',
    padding: '14px 24px',
    borderRadius: '10px',
    border: `2px solid ${light.ball.main}`,
    backgroundColor: light.ball.main,
    color: light.ball.contrastText,
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 650,
    textDecoration: 'none',
  },
  quietButton: { backgroundColor: 'transparent', border: `2px solid ${light.outline}`, color: light.ink },
  link: { color: light.ball.main, textDecoration: 'underline' },
  footer: { margin: '20px 4px 0', fontSize: '13px', lineHeight: '20px', color: light.inkSoft },
  divider: { margin: '26px 0', border: 'none', borderTop: `2px dashed ${light.line}` },
} as const satisfies Record<string, CSSProperties>;

// Every element whose colours change has a class with the name of its style.
const darkRules = `
/* react-email's body repeats its style on a table cell of its own. */
.m-body, .m-body > table > tbody > tr > td { background-color: ${dark.floor} !important; }
.m-card { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; border-top-color: ${seam} !important; }
.m-ink { color: ${dark.ink} !important; }
.m-soft { color: ${dark.inkSoft} !important; }
.m-court { color: ${dark.court.main} !important; }
.m-box { background-color: ${dark.hardwood} !important; }
.m-message { border-left-color: ${dark.court.main} !important; }
.m-button { background-color: ${dark.ball.main} !important; border-color: ${dark.ball.main} !important; color: ${dark.ball.contrastText} !important; }
.m-quiet { background-color: transparent !important; border-color: ${dark.outline} !important; color: ${dark.ink} !important; }
.m-link { color: ${dark.ball.main} !important; }
.m-divider { border-top-color: ${dark.line} !important; }
.m-error { color: ${dark.error.main} !important; }`;

/** For mail programs that support style sheets: dark colours on request, and narrower margins on a phone. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {${darkRules}
}
@media (max-width: 480px) {
.m-card { padding: 22px 18px !important; }
.m-action { display: block !important; margin-right: 0 !important; text-align: center !important; }
.m-label { display: block !important; font-size: 14px !important; }
}`;
