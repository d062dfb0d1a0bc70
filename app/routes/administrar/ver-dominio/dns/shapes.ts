import { type FormShape, formShape } from '~/components/form/shape';
import type { EstructuraRegistro } from '~/registry/contract/dns-formas';
import { FILAS_DE_SERVIDORES } from '~/registry/contract/dns-limites';

/** The servers of a delegation (spec 2; decision f). */
export const DELEGACION = formShape('delegacion', {
  nameservers: { fields: ['nombre', 'subdominio', 'tipoIP', 'ip'], ...FILAS_DE_SERVIDORES },
});

/** One server, added or edited. */
export const NAMESERVER = formShape('nameserver', {
  nombre: 'text',
  subdominio: 'text',
  tipoIP: 'text',
  ip: 'text',
});

/** The fields of a type of record, as the registry says. */
export const recordShape = ({
  tipo,
  estructuraCampos,
}: EstructuraRegistro): FormShape<Record<string, 'text'>> =>
  formShape(`registro-${tipo}`, {
    ...Object.fromEntries(estructuraCampos.map(({ nombre }) => [nombre, 'text' as const])),
    ttl: 'text',
  });

export const IMPORTACION = formShape('importacion', { texto: 'text', reemplazar: 'text' });
export const PLANTILLA = formShape('plantilla', { plantilla: 'text', direccion: 'text' });
export const CLAVES = formShape('claves', { texto: 'text' });
