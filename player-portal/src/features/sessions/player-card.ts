/** Loads a session's card for players, which is not in a visitor's first page. */
export const loadPlayerCard = async () =>
  (await import(/* webpackChunkName: "player" */ './components/PlayerCard')).PlayerCard;
