import type { AttendanceRecord } from 'shared-api';
import { EmptyState, LinkButton, Section, Stack, Text } from 'shared-ui';
import { MySession } from './MySession';

export interface MySessionListProps {
  kind: 'upcoming' | 'past';
  records: readonly AttendanceRecord[];
}

/** The person's coming or past sessions. */
export function MySessionList({ kind, records }: MySessionListProps) {
  return (
    <Section title={<Text id={`mySessions.${kind}`} />}>
      {records.length === 0 ? (
        <EmptyState
          heading="h3"
          title={<Text id={`mySessions.${kind}.none.title`} />}
          actions={
            kind === 'upcoming' && (
              <LinkButton to="schedule" variant="contained">
                <Text id="home.toSchedule" />
              </LinkButton>
            )
          }
        >
          <Text id={`mySessions.${kind}.none.text`} />
        </EmptyState>
      ) : (
        <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {records.map((record) => (
            <MySession key={record.id} record={record} upcoming={kind === 'upcoming'} />
          ))}
        </Stack>
      )}
    </Section>
  );
}
