import { useId, useState } from 'react';
import type { AuditEntry } from 'shared-api';
import { Box, Button, ExpandIcon, Link, Stack, Text, Typography } from 'shared-ui';
import { Collapse } from 'shared-ui/details';
import { useI18n } from 'shared-ui/resource';
import { ChangeTable } from './ChangeTable';
import { describe } from './description';
import { changesBetween } from './diff';
import { ActorName } from './names';
import { recordOf } from './records';

/** An entry: who, what, when, and on demand each field before and after. */
export function AuditItem({ entry, heading = 'h2' }: { entry: AuditEntry; heading?: 'h2' | 'h3' }) {
  const i18n = useI18n();
  const id = useId();
  const [open, setOpen] = useState(false);
  const record = recordOf(entry);
  const said = describe(entry, i18n);
  const changes = changesBetween(entry.before, entry.after);
  return (
    <Box sx={{ pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
          <Typography component={heading} sx={{ fontWeight: 650 }}>
            {record ? (
              <Link to={record.to} query={{ id: record.id }}>
                {said}
              </Link>
            ) : (
              said
            )}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <ActorName {...entry} /> · <time dateTime={entry.at}>{i18n.format.dateTime(entry.at)}</time>
          </Typography>
        </Box>
        {changes.length > 0 && (
          <Button
            size="small"
            color="inherit"
            aria-expanded={open}
            aria-controls={id}
            endIcon={
              <ExpandIcon
                sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
              />
            }
            onClick={() => setOpen(!open)}
            sx={{ ml: -1.75 }}
          >
            <Text id="audit.show" />
          </Button>
        )}
      </Stack>
      <Collapse in={open} id={id} unmountOnExit>
        <ChangeTable action={entry.action} entity={entry.entity} changes={changes} />
      </Collapse>
    </Box>
  );
}
