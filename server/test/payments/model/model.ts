/** The model's knowledge of one person. */
export interface ModelPerson {
  isAlive: boolean;
  /** Stripe took their money, at least once. */
  hasPaid: boolean;
  hasFreePlace: boolean;
  /** They gave a place back while the checkout was open: if it is paid nevertheless, the money goes back. */
  isCheckoutOver: boolean;
}

/** All that matters of one event and those who want to come: small enough to be seen to be right. */
export interface Model {
  isEventAlive: boolean;
  pricePence: number;
  people: ModelPerson[];
}

export function newModel(people: number, pricePence: number): Model {
  return {
    isEventAlive: true,
    pricePence,
    people: Array.from({ length: people }, () => ({
      isAlive: true,
      hasPaid: false,
      hasFreePlace: false,
      isCheckoutOver: false,
    })),
  };
}

/** Whether a person must have a place, once everything has come to rest. */
export function hasPlace(model: Model, person: ModelPerson): boolean {
  return model.isEventAlive && person.isAlive && (person.hasPaid || person.hasFreePlace);
}
