import { columnRules } from '../personal-columns.js';
import type { NotExported } from '../personal-data.js';
import { StoredBrand } from './brand.entity.js';

export const notExportedOfBrand: NotExported[] = [
  { entity: StoredBrand, reason: 'how the product looks here, for everybody' },
];

export const columnsOfBrand = [
  columnRules('brand', {
    notPersonal: ['id', 'name', 'headline', 'accent', 'links', 'light_logo', 'dark_logo'],
  }),
];
