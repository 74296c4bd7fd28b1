import { useQuery } from '@tanstack/react-query';
import { Typography } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { subscriptionsOfQuery } from '../../users/api';

/** The passes that a person holds. */
export function PersonPass({ id }: { id: string }) {
  const { text, format } = useI18n();
  const { data } = useQuery(subscriptionsOfQuery(id));
  if (!data) return null;
  if (data.rows.length === 0) return <Typography>{text('person.pass.none')}</Typography>;
  return data.rows.map((pass) => (
    <Typography key={pass.id}>
      {text('users.passHeldFor', {
        start: format.date(pass.startDate, 'medium'),
        end: format.date(pass.endDate, 'medium'),
        price: format.money(pass.price),
      })}
    </Typography>
  ));
}
