import { logIn, logOut } from 'shared-ui/testing';

/** Logs a player in before each test, and out after it. @param at the tests' current time; the real one by default */
export const asPlayer = (at?: Date): void => {
  beforeEach(() => {
    logIn();
    if (at) jest.spyOn(Date, 'now').mockReturnValue(at.getTime());
  });
  afterEach(() => {
    logOut();
    jest.restoreAllMocks();
  });
};
