/** Proof that the caller is logged in as this user; minted only by the guard. */
export type PlayerId = string & { readonly __player: unique symbol };

/** Proof that the caller is an administrator; minted only by the guard. */
export type AdminId = PlayerId & { readonly __admin: unique symbol };

/** Who makes a call, as the guard has proven it. */
export interface Caller<Id extends PlayerId = PlayerId> {
  id: Id;
  username: string;
  firstName: string;
  lastName: string;
  paymentPlan: number;
  isAdmin: boolean;
}
