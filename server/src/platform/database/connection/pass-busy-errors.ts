import { type AfterQueryEvent, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';
import { BusyError } from '../../errors/request-errors.js';

/** TypeORM wraps the error of a statement in one of its own. It tells subscribers first: BusyError goes on as it is. */
@EventSubscriber()
export class PassBusyErrors implements EntitySubscriberInterface {
  afterQuery({ error }: AfterQueryEvent): void {
    if (error instanceof BusyError) throw error;
  }
}
