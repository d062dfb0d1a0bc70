import { isContractProcedure } from '@orpc/contract';
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import * as address from '~/addresses';
import { contract } from '../contract';
import type { Codigo } from '../contract/codigos';
import { rechazosDe } from '../contract/rechazos';
import { EXPLICACIONES } from '../contract/significado-de-codigos';
import { published } from '../wire/published';
import { habilitada } from './transferencias/ajustes';

/** With transfers off what asks whether they are on is all there is of them. */
const isOfTransfers = ([area, name]: readonly string[]): boolean =>
  area === 'codigo' || (area === 'transferencia' && name !== 'isTarEnabled');

const operations = () =>
  Object.values(contract).flatMap((area) => Object.values(area).filter(isContractProcedure));

/** A code as the answer has it, what it means, and the page that explains it to people. */
const refusalOf = (publicUrl: string) => (codigo: Codigo) => {
  const { causa, remedio } = EXPLICACIONES[codigo];
  return { codigo, significa: `${causa} ${remedio}`, ayuda: `${publicUrl}${address.rechazo(codigo)}` };
};

/** Why an operation may be refused, in the document beside it. */
function withRefusals(document: OpenAPI.Document, publicUrl: string): OpenAPI.Document {
  for (const operation of operations()) {
    const { method = 'POST', path = '' } = operation['~orpc'].route;
    const item: Record<string, unknown> = { ...document.paths?.[path] };
    const written = item[method.toLowerCase()];
    const rechazos = rechazosDe(operation).map(refusalOf(publicUrl));
    if (typeof written === 'object' && rechazos.length > 0)
      Object.assign(written ?? {}, { 'x-rechazos': rechazos });
  }
  return document;
}

/** The document of the whole edge, made from the contract. */
export async function openApiDocument(publicUrl: string): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    filter: ({ path }) => habilitada() || !isOfTransfers(path),
    info: {
      title: 'Registro de dominios .uy',
      version: '1.0.0',
      description:
        'Lo que un portal puede pedirle al registro. El dinero va en pesos con IVA incluido; las fechas, dd/MM/aaaa de Uruguay (con «Prefer: fechas=iso», AAAA-MM-DD y los instantes enteros; al recibir se aceptan las dos); los demás instantes, UTC. Lo marcado «x-propia» es de este proyecto y puede omitirse.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
  return published(withRefusals(document, publicUrl));
}
