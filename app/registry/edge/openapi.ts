import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '../contract';

/** The document of the whole edge, made from the contract. */
export function openApiDocument(publicUrl: string): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(contract, {
    info: {
      title: 'Registro de dominios .uy',
      version: '1.0.0',
      description:
        'Lo que un portal puede pedirle al registro. El dinero va en centésimos con IVA incluido; las fechas, AAAA-MM-DD de Uruguay; los instantes, UTC.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
}
