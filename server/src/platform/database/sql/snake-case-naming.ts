import { snakeCase } from 'es-toolkit/string/snakeCase';
import { DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm';

/** `createdAt` in code is `created_at` in SQL, so that names need no quotes at the psql prompt. */
export const snakeCaseNaming: NamingStrategyInterface = Object.assign(new DefaultNamingStrategy(), {
  columnName: (propertyName: string, customName: string | undefined) => customName || snakeCase(propertyName),
});
