/** The result of a call that failed: `refused` for good, or `unavailable` for now. */
export type ServiceFailure = 'refused' | 'unavailable';

/**
 * The same gateway, and `observe` is told of each call that fails. A call that throws at once asks no service, so it
 * is not counted.
 */
export function observeFailures<Gateway extends object>(
  gateway: Gateway,
  observe: (error: unknown) => void,
): Gateway {
  return new Proxy(gateway, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => watched(member.apply(target, given), observe);
    },
  });
}

function watched(answer: unknown, observe: (error: unknown) => void): unknown {
  if (answer instanceof Promise) {
    answer.catch(observe);
    return answer;
  }
  return isAsyncIterable(answer) ? watchedItems(answer, observe) : answer;
}

async function* watchedItems(items: AsyncIterable<unknown>, observe: (error: unknown) => void) {
  try {
    yield* items;
  } catch (error) {
    observe(error);
    throw error;
  }
}

function isAsyncIterable(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
}
