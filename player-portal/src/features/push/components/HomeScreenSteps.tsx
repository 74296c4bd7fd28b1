import { Box, Stack, Typography, useText } from 'shared-ui';

/** As drawn on the iPhone: the square with an arrow, the plus in a square, and the site among the others. */
const steps = [
  { text: 'push.iphone.share', drawing: 'M12 15V3m0 0L8 7m4-4 4 4M7 10H5v11h14V10h-2' },
  { text: 'push.iphone.add', drawing: 'M4 4h16v16H4zM12 8v8m-4-4h8' },
  {
    text: 'push.iphone.open',
    drawing: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM17 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
  },
] as const;

/** How the site comes onto an iPhone's or iPad's home screen, without which it shows no notifications. */
export function HomeScreenSteps() {
  const text = useText();
  return (
    <div>
      <Typography>{text('push.iphone.title')}</Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', counterReset: 'step' }}>
        {steps.map(({ text: id, drawing }, index) => (
          <Stack component="li" key={id} direction="row" sx={{ gap: 1.5, alignItems: 'center', py: 0.75 }}>
            <Box component="svg" viewBox="0 0 24 24" aria-hidden="true" sx={{ width: 28, flexShrink: 0 }}>
              <path d={drawing} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
            </Box>
            <Typography>
              {index + 1}. {text(id)}
            </Typography>
          </Stack>
        ))}
      </Box>
    </div>
  );
}
