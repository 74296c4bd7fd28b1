import { type Static, Type } from 'typebox';
import { Id, Nullable, strict, UserId } from './atoms';
import { defineCalls } from './call';
import { rules } from './rules';

const Strength = Type.Integer({
  minimum: rules.rating.min,
  maximum: rules.rating.max,
  description: 'How strong somebody plays; administrators know it, and nobody else',
});

export const Rating = strict({ userId: Id, rating: Strength });
export type Rating = Static<typeof Rating>;

export const ratingCalls = defineCalls({
  'GET /api/v1/Ratings': {
    summary: 'How strong people play, for dividing them into teams; those who have a rating.',
    access: 'admin',
    replies: { 200: Type.Array(Rating) },
  },
  'PUT /api/v1/Ratings/{userId}': {
    summary: 'Rates somebody, or with null no longer.',
    access: 'admin',
    params: strict({ userId: UserId }),
    body: strict({ rating: Nullable(Strength) }),
    replies: { 200: Type.Array(Rating) },
    errors: ['userNotFound'],
  },
});
