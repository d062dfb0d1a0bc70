import type { OpenAPI } from '@orpc/openapi';
import { centesimos, fecha, id, instante } from '../contract/base';
import { isSpecified, isSpecifiedPath } from '../contract/specified';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Money as it travels. */
const PESOS = { type: 'number', minimum: 0, description: 'Pesos, IVA incluido' };

/** A day as it travels. */
const FECHA = { type: 'string', description: 'Fecha de Uruguay, dd/MM/aaaa' };
/** An id as it travels: texts are for what other registries write. */
const ID = { type: 'integer', description: id.description };

const isMoment = (schema: unknown): boolean =>
  isFields(schema) &&
  (schema.description === instante.description ||
    (Array.isArray(schema.anyOf) && schema.anyOf.some(isMoment)));

/** A moment that the specification calls a date. */
const isDate = (name: string, schema: unknown): boolean => isSpecified(name) && isMoment(schema);

const markedFields = (properties: Fields): Fields =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const written = isDate(name, schema) ? FECHA : publishedSchema(schema);
      return [name, isSpecified(name) || !isFields(written) ? written : { ...written, 'x-propia': true }];
    }),
  );

/** A schema in the units of the wire, with what the specification does not name marked as this project's own. */
function publishedSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(publishedSchema);
  if (!isFields(schema)) return schema;
  if (schema.description === centesimos.description) return PESOS;
  if (schema.description === fecha.description) return FECHA;
  if (schema.description === id.description) return ID;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties' && isFields(value) ? markedFields(value) : publishedSchema(value),
    ]),
  );
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** The document as it is published: the specification, plus additions that say they are. */
export function published(document: OpenAPI.Document): OpenAPI.Document {
  const paths: OpenAPI.PathsObject = {};
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const written: OpenAPI.PathItemObject = { ...item };
    for (const method of METHODS) {
      const operation = written[method];
      if (!operation) continue;
      const own = isSpecifiedPath(method, path) ? {} : { 'x-propia': true };
      written[method] = { ...operation, ...(publishedSchema(operation) as typeof operation), ...own };
    }
    paths[path] = written;
  }
  return { ...document, paths };
}
