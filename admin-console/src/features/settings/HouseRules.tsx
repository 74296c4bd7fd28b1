import { useState } from 'react';
import { type MessageId, Text, useText } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { FieldInputs } from 'shared-ui/resource';
import { type SettingName, type SettingValues, settingsFields } from './fields';
import { Row } from './Row';

/** The rules, by how many clubs change them, with how a value that is on is said. */
const rows = {
  answerDeadlineHours: 'settings.rule.hoursBefore',
  guestsPerPlayer: 'settings.rule.count',
  answersCloseMinutes: 'settings.rule.minutesBefore',
  lateNoCharged: 'settings.rule.on',
  unpaidHoldHours: 'settings.rule.afterHours',
  creditReleasedDates: 'settings.rule.on',
  proRatePasses: 'settings.rule.on',
  noShowLimit: 'settings.rule.count',
  minPlayers: 'settings.rule.count',
} as const satisfies Partial<Record<SettingName, MessageId>>;

/** Names of the house rules. */
export const houseRules = Object.keys(rows) as (keyof typeof rows)[];

/** How two of the rules are said at 0; the others are off. */
const atZero: Partial<Record<SettingName, MessageId>> = {
  answerDeadlineHours: 'settings.rule.atStart',
  answersCloseMinutes: 'settings.rule.atStart',
};

/** The inputs of rules that are numbers of hours or minutes. */
const inputLabels = {
  answerDeadlineHours: 'settings.rule.hours',
  answersCloseMinutes: 'settings.rule.minutes',
  unpaidHoldHours: 'settings.rule.hoursAfter',
} as const;

const isOff = (value: string | boolean): boolean => value === false || value === '' || Number(value) === 0;

/** Nine rows, each off or with its value, explained only when open. @param open one that is to be open */
export function HouseRules({ open }: { open: SettingName | undefined }) {
  const text = useText();
  const { values } = useFormikContext<SettingValues>();
  const [chosen, setChosen] = useState(open);
  return (
    <>
      {houseRules.map((name) => {
        const value = values[name];
        const summary = isOff(value)
          ? text(atZero[name] ?? 'settings.rule.off')
          : text(rows[name], { value: String(value) });
        return (
          <Row
            key={name}
            id={`rule-${name}`}
            level="h3"
            title={<Text id={`settings.${name}`} />}
            summary={summary}
            open={chosen === name}
            onToggle={() => setChosen(chosen === name ? undefined : name)}
          >
            <FieldInputs of={settingsFields} names={[name]} labels={inputLabels} />
          </Row>
        );
      })}
    </>
  );
}
