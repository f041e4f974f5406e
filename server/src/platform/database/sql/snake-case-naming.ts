import { snakeCase } from 'es-toolkit/string/snakeCase';
import { DefaultNamingStrategy } from 'typeorm';

/** `createdAt` in code is `created_at` in SQL, so that names need no quotes at the psql prompt. */
export class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName || snakeCase(propertyName);
  }
}
