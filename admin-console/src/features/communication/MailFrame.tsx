import { useEffect, useRef, useState } from 'react';
import { Box } from 'shared-ui';
import { parseMail } from './parse-mail';

const show = (frame: HTMLIFrameElement, html: string): number => {
  const [target, scope] = [frame.contentDocument, frame.contentWindow];
  if (!target || !scope) return 0;
  const { document: mail, css } = parseMail(html);
  target.documentElement.replaceWith(target.adoptNode(mail.documentElement));
  // Created by the frame's own window: a document only adopts its own window's sheets.
  const sheet = new (scope as unknown as typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(css);
  target.adoptedStyleSheets = [sheet];
  return target.documentElement.scrollHeight;
};

export interface MailFrameProps {
  html: string;
  /** The accessible name of the frame. */
  title: string;
}

/** An e-mail as it will arrive, in a frame without scripts and navigation. */
export function MailFrame({ html, title }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(480);
  useEffect(() => {
    if (frame.current) setHeight(Math.min(900, Math.max(240, show(frame.current, html))));
  }, [html]);
  return (
    <Box sx={{ overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: 3 }}>
      <Box
        component="iframe"
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        sx={{ display: 'block', width: '100%', border: 0, borderRadius: 3, bgcolor: '#fff' }}
        style={{ height }}
      />
    </Box>
  );
}
