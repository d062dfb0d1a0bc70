import type { Outputs } from '~/registry/contract';
import type { PeligroVisto } from '~/registry/contract/peligros';
import type { Peligro } from '~/registry/domain/peligros';
import { NO_SE_FIRMA_AQUI } from '~/registry/domain/words/dns';

/** What may be wrong with the signature: while an examination says so, nothing good is said of it. */
const DE_LA_FIRMA: readonly Peligro[] = ['CLAVES', 'FIRMAS'];

/** How a name stands with DNSSEC, in a sentence: said here, so that the page ships none of the others. */
export function signatureInWords(
  { alojado, dnssec: { firmada, puedeFirmar, ds, comprobada = true } }: Outputs['dns']['estado'],
  { canDelegate, hallados }: { canDelegate: boolean; hallados: readonly Pick<PeligroVisto, 'tipo'>[] },
): string {
  // What is wrong with it is told once, among the warnings.
  if (ds.length > 0 && hallados.some(({ tipo }) => DE_LA_FIRMA.includes(tipo))) return '';
  if (!alojado && ds.length > 0)
    return comprobada
      ? 'El dominio está firmado: quien valida detecta respuestas falsas.'
      : `No se pudo comprobar que los servidores del dominio firmen con ${ds.length === 1 ? 'la clave que tiene' : 'las claves que tiene'}.`;
  if (!alojado)
    return `El dominio no está firmado.${canDelegate ? ' Si sus servidores firman la zona, agregue la clave que publican.' : ''}`;
  if (firmada && ds.length > 0)
    return 'La zona está firmada y la zona superior publica su clave: quien valida detecta respuestas falsas.';
  if (firmada) return 'La zona se está firmando: la clave se publica sola en unos segundos.';
  if (ds.length > 0)
    return 'La firma se está quitando: termina cuando nadie recuerda la clave, en unas dos horas.';
  return puedeFirmar
    ? 'La zona no está firmada. Firmarla no cambia sus registros, y protege a quien visita el dominio de respuestas falsas.'
    : `La zona no está firmada. ${NO_SE_FIRMA_AQUI}`;
}

/** The one thing to do about it, as its link says it. */
export function whatToSign({ alojado, dnssec: { firmada, ds } }: Outputs['dns']['estado']): string {
  if (alojado) return firmada ? 'Quitar la firma' : 'Firmar la zona';
  return ds.length > 0 ? 'Cambiar las claves (DS)' : 'Agregar una clave (DS)';
}
