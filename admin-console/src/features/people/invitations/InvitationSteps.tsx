import { fullName, Language, type ListedPerson } from 'shared-api';
import { Alert, Button, Chip, EmailAddress, Link, Stack, Typography, useText } from 'shared-ui';
import { SubmitButton, useFormikContext } from 'shared-ui/forms';
import { Table, TableBody, TableCell, TableContainer, TableRow } from 'shared-ui/resource';
import { LanguageToggle } from '../../communication/LanguageToggle';
import { ListSteps } from '../../lists/ListSteps';
import { ListDoubts, roleOf } from './PeopleColumns';
import {
  type Checked,
  check,
  type Group,
  groupsIn,
  type ListedLine,
  peopleToInvite,
  withCorrection,
} from './preview';

/** What an administrator can do with a line. */
interface LineActions {
  onCorrect: (line: number) => void;
  onLeaveOut: (line: number) => void;
  /** Takes it in again. */
  onTakeIn: (line: number) => void;
}

/** Each line of a list, and what becomes of it. */
function InvitationPreview({ people, ...actions }: { people: readonly ListedPerson[] } & LineActions) {
  const text = useText();
  const all = groupsIn(people).filter(({ lines }) => lines.length > 0);
  const has = (group: Group) => all.some((one) => one.group === group);
  return (
    <Stack component="section" aria-labelledby="invite-preview" sx={{ gap: 1.5 }}>
      <Typography component="h2" variant="h4" id="invite-preview" tabIndex={-1} sx={{ outline: 'none' }}>
        {text('invite.preview')}
      </Typography>
      {people.length === 0 && <Typography>{text('invite.empty')}</Typography>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {all.map(({ group, lines }) => (
          <Chip
            key={group}
            color={group === 'new' ? 'success' : needsLook(group) ? 'warning' : 'default'}
            label={text(`invite.count.${group}`, { count: lines.length })}
          />
        ))}
      </Stack>
      {has('unread') && <Alert severity="warning">{text('invite.correct')}</Alert>}
      {has('shared') && <Alert severity="warning">{text('invite.shared')}</Alert>}
      <TableContainer>
        <Table size="small" aria-label={text('invite.preview')} sx={{ '& td': { px: 0.5 } }}>
          <TableBody>
            {all.flatMap(({ group, lines }) =>
              lines.map((line) => <LineRow key={line.line} group={group} {...line} {...actions} />),
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}

/** Whether somebody has to look before a line can be invited. */
const needsLook = (group: Group): boolean => group === 'unread' || group === 'shared';

function LineRow({ group, line, person, ...actions }: ListedLine & LineActions & { group: Group }) {
  const text = useText();
  const { onCorrect, onLeaveOut, onTakeIn } = actions;
  const name = fullName(person) || person.text;
  const action = (id: 'correct' | 'leaveOut' | 'takeIn', onClick: (line: number) => void) => (
    <Button size="small" aria-label={text(`invite.line.${id}.of`, { name })} onClick={() => onClick(line)}>
      {text(`invite.line.${id}`)}
    </Button>
  );
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {group === 'unread' ? (
          person.text
        ) : (
          <>
            {person.userId ? (
              <Link to="adminUser" query={{ id: person.userId }}>
                {fullName(person)}
              </Link>
            ) : (
              name
            )}
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              <EmailAddress>{person.email}</EmailAddress>
            </Typography>
          </>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, ml: -1.75 }}>
          {(needsLook(group) || group === 'new') && action('correct', onCorrect)}
          {needsLook(group) && action('leaveOut', onLeaveOut)}
          {group === 'leftOut' && action('takeIn', onTakeIn)}
        </Stack>
      </TableCell>
      <TableCell align="right">{text(`invite.fate.${person.fate}`)}</TableCell>
    </TableRow>
  );
}

interface InvitationStepsProps {
  /** What the last check said. */
  checked: Checked | undefined;
  onChecked: (checked: Checked) => void;
  /** Asks for the columns. */
  onColumns: () => void;
  /** Asks for what a line says. */
  onCorrect: (line: number) => void;
}

const texts = {
  list: 'invite.list',
  hint: 'invite.hint',
  check: 'invite.check',
  file: 'invite.file',
  checkFailed: 'invite.checkFailed',
} as const;

/** A list or a file; what was understood of it, what would become of each line, and the invitation. */
export function InvitationSteps({ onCorrect, ...steps }: InvitationStepsProps) {
  const text = useText();
  const { values, setFieldValue } = useFormikContext<{ language: Language }>();
  return (
    <ListSteps
      {...steps}
      texts={texts}
      accept=".vcf,text/vcard"
      check={check}
      doubts={({ asked }) => asked && <ListDoubts {...asked} />}
      roleOf={roleOf}
      headingId="invite-preview"
    >
      {({ preview, said }, { isBusy, read }) => {
        const count = peopleToInvite(preview).length;
        const correct = (line: number, person: null | undefined) => read(withCorrection(said, line, person));
        return (
          <>
            <InvitationPreview
              people={preview.people}
              onCorrect={onCorrect}
              onLeaveOut={(line) => correct(line, null)}
              onTakeIn={(line) => correct(line, undefined)}
            />
            <div>
              <Typography variant="body2">{text('invite.language')}</Typography>
              <LanguageToggle
                languages={[Language.English, Language.French, Language.Bilingual]}
                value={values.language}
                onChange={(language) => void setFieldValue('language', language)}
                sx={{ my: 1 }}
              />
            </div>
            <SubmitButton disabled={isBusy || count === 0} sx={{ alignSelf: 'flex-start' }}>
              {text('invite.submit', { count })}
            </SubmitButton>
          </>
        );
      }}
    </ListSteps>
  );
}
