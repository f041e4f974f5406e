import { columnRules } from '../personal-columns.js';
import type { NotExported } from '../personal-data.js';
import { EventSeries } from './event-series.entity.js';

export const notExportedOfEventSeries: NotExported[] = [
  { entity: EventSeries, reason: 'of nobody; the events of a person name their series' },
];

export const columnsOfEventSeries = [
  columnRules('event_series', { notPersonal: ['id', 'interval', 'created_at'] }),
];
