/** Asks whether what is unsaved may be lost, and goes on when it may. */
type Question = (go: () => void) => void;

const questions = new Set<Question>();

/** Has the question asked before a page is left otherwise than through the router. @returns takes it back */
export const askBeforeLeaving = (question: Question): (() => void) => {
  questions.add(question);
  return () => questions.delete(question);
};

/** Leaves the page, at once or after its question about what is unsaved. @param go does it, as a logout */
export const leavePage: Question = (go) => {
  const [ask] = questions;
  if (ask) ask(go);
  else go();
};
