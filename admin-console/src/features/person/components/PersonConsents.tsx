import type { UserHistory } from 'shared-api';
import { Box, Typography } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';

/** What a person has said to the club's news, when and how, and what the law makes of it. */
export function PersonConsents({ consents }: { consents: UserHistory['consents'] }) {
  const { text, format } = useI18n();
  return (
    <>
      {consents.length === 0 && <Typography>{text('person.news.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {consents.map(({ id, given, how, at }) => (
          <Typography key={id} component="li" variant="body2" sx={{ py: 0.5 }}>
            {format.dateTime(at)} · {text(`person.news.${how}`, { given: given ? 'yes' : 'no' })}
          </Typography>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, maxWidth: '75ch', color: 'text.secondary' }}>
        {text('person.news.hint')}
      </Typography>
    </>
  );
}
