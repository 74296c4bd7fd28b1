import type { PassOffer } from 'shared-api';
import {
  Button,
  Chip,
  clubDate,
  DefinitionList,
  LinkButton,
  SeasonName,
  useFormat,
  useText,
} from 'shared-ui';
import { useNow } from '../../sessions/use-now';
import { weeksLeft } from '../period';
import { isForSale } from '../plans';
import { isPartOf } from '../use-offer-line';
import { PassAction } from './PassAction';
import { PlanCard } from './PlanCard';

/** At this number or fewer, the remaining passes are shown. */
const fewPasses = 5;

export interface SeasonCardProps {
  offer: PassOffer;
  /** All passes on sale. */
  offers: readonly PassOffer[];
  onBuy: () => void;
}

/** A season whose pass the person does not have: period, price, time remaining, notes, and how to get it. */
export function SeasonCard({ offer, offers, onBuy }: SeasonCardProps) {
  const text = useText();
  const format = useFormat();
  const now = useNow();
  const { season, startDate, endDate, price, placesLeft, isSoldOut, sessionsLeft, sessionsUnannounced } =
    offer;
  const isFew = !isSoldOut && placesLeft !== null && placesLeft <= fewPasses;
  const months = offers.find(({ kind }) => kind === 'threeMonths');
  const name = season ? format.season(season.name) : text('plan.season.name');
  const subscribe = text('subscription.subscribe');
  return (
    <PlanCard
      isHighlighted={!isSoldOut}
      name={<SeasonName name={season?.name ?? text('plan.season.name')} />}
      lead={text('subscription.period.value', { start: format.date(startDate), end: format.date(endDate) })}
      price={format.money(price)}
      per={text(isPartOf(offer) ? 'plan.season.perPart' : 'plan.season.per')}
      mark={
        (isSoldOut || isFew) && (
          <Chip
            size="small"
            color="warning"
            label={
              isSoldOut ? text('plan.season.soldOut') : text('plan.season.left', { count: placesLeft ?? 0 })
            }
          />
        )
      }
      details={
        <DefinitionList
          entries={[
            [
              text('subscription.remaining'),
              text('subscription.remaining.value', {
                weeks: weeksLeft({ startDate, endDate }, clubDate()),
                sessions: sessionsLeft + sessionsUnannounced,
              }),
            ],
            ...(season?.notes ? [[text('ui.field.notes'), season.notes] as const] : []),
            [text('subscription.payment'), text('subscription.payment.interac')],
          ]}
        />
      }
    >
      <PassAction offer={offer}>
        {isForSale(offer, offers, now) ? (
          <Button
            fullWidth
            size="large"
            variant="contained"
            aria-label={`${subscribe}: ${name}`}
            onClick={onBuy}
          >
            {subscribe}
          </Button>
        ) : (
          months && (
            <LinkButton to="planSelection" fullWidth size="large" variant="outlined" color="secondary">
              {text('subscription.months', { price: format.money(months.price) })}
            </LinkButton>
          )
        )}
      </PassAction>
    </PlanCard>
  );
}
