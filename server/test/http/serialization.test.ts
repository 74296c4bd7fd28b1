import { PaymentDue } from 'shared-api/contract';
import { Type } from 'typebox';
import { serializerCompiler } from '../../src/http/route';

test('a reply may say any number of cents, also where there may be none', () => {
  const schema = Type.Object({ due: Type.Union([PaymentDue, Type.Null()]) });
  const serialize = serializerCompiler({ schema } as never);
  for (let cents = 0; cents <= 10_000; cents++) {
    const due = {
      paymentId: '01930c2e-7b6a-7c31-9f10-6d2f6a1c0b01',
      amount: cents / 100,
      payTo: '',
      reference: '',
    };
    expect(JSON.parse(serialize({ due }))).toEqual({ due });
  }
});
