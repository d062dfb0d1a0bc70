import type { Apartado, Como } from './apartado';

const TIPOS: Record<Como, object> = {
  texto: { type: ['string', 'null'] },
  codigo: { type: ['string', 'null'], description: 'Código, como lo guarda el registro' },
  instante: { type: ['string', 'null'], description: 'Instante UTC, ISO 8601' },
  dia: { type: ['string', 'null'], description: 'Fecha, AAAA-MM-DD' },
  dinero: { type: ['integer', 'null'], description: 'Centésimos de peso, IVA incluido' },
  siNo: { type: 'boolean' },
  numero: { type: ['integer', 'null'] },
  nombre: { type: ['string', 'null'], description: 'Nombre de dominio en su forma ASCII (RFC 5890)' },
  bytes: { type: ['integer', 'null'], description: 'Bytes' },
};

const objeto = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const deApartado = ({ titulo, guardado, campos }: Apartado) => ({
  title: titulo,
  description: guardado,
  type: 'array',
  items: objeto(
    Object.fromEntries(
      Object.entries(campos).map(([clave, { titulo: title, como }]) => [clave, { title, ...TIPOS[como] }]),
    ),
  ),
});

/** What the data of the file are, for programs (JSON Schema 2020-12). */
export const esquemaDe = (apartados: readonly Apartado[]) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Todo lo que el Registro .uy tiene de una persona',
  ...objeto({
    version: { const: 1 },
    hechoEn: { type: 'string', description: 'Instante UTC, ISO 8601' },
    apartados: objeto(Object.fromEntries(apartados.map((each) => [each.clave, deApartado(each)]))),
  }),
});
