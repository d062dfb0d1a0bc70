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

/** Why each operation may be refused, in the document beside it. */
function withRefusals({ paths, ...document }: OpenAPI.Document, publicUrl: string): OpenAPI.Document {
  const all: Record<string, Record<string, unknown> | undefined> = { ...paths };
  for (const operation of operations()) {
    const { method = 'POST', path = '' } = operation['~orpc'].route;
    const written = all[path]?.[method.toLowerCase()];
    const rechazos = rechazosDe(operation).map(refusalOf(publicUrl));
    if (typeof written === 'object' && rechazos.length > 0)
      all[path] = { ...all[path], [method.toLowerCase()]: { ...written, 'x-rechazos': rechazos } };
  }
  return { ...document, paths: all };
}

/** What is the same wherever the edge is; going through every schema takes longer than any answer. */
async function generate(withTransfers: boolean): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    filter: ({ path }) => withTransfers || !isOfTransfers(path),
    info: {
      title: 'Registro .uy',
      version: '1.0.0',
      description:
        'Lo que un portal puede pedirle al registro. El dinero va en pesos con IVA incluido; las fechas, dd/MM/aaaa de Uruguay (con «Prefer: fechas=iso», AAAA-MM-DD y los instantes enteros; al recibir se aceptan las dos); los demás instantes, UTC. Lo marcado «x-propia» es de este proyecto y puede omitirse.',
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
  return published(document);
}

const generated = new Map<boolean, Promise<OpenAPI.Document>>();

/** The document of the whole edge, made from the contract. */
export async function openApiDocument(publicUrl: string): Promise<OpenAPI.Document> {
  const withTransfers = habilitada();
  const made = generated.get(withTransfers) ?? generate(withTransfers);
  generated.set(withTransfers, made);
  return { ...withRefusals(await made, publicUrl), servers: [{ url: `${publicUrl}/api` }] };
}
