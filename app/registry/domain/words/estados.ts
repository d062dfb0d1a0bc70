/** What a state of a name is called where anybody sees it, and what it means for who asks; nothing in the normal case. */
interface Palabra {
  palabra: string;
  significa?: string;
}

/** REGISTRADO is shown as ACTIVO (spec 2). */
const ESTADOS: Readonly<Record<string, Palabra>> = {
  REGISTRADO: { palabra: 'ACTIVO' },
  PREREGISTRO: { palabra: 'PENDIENTE', significa: 'Su registro se está completando.' },
  VENCIDO: { palabra: 'VENCIDO', significa: 'Sigue siendo de su titular, que todavía puede renovarlo.' },
  ELIMINADO: {
    palabra: 'ELIMINADO',
    significa: 'Su titular todavía puede recuperarlo; si no lo hace, queda libre.',
  },
  ERROR: {
    palabra: 'ERROR',
    significa: 'Su registro no se pudo completar: no funciona, y por ahora nadie lo puede registrar.',
  },
};

/** What a state is called; another edge's own word is shown as it is. */
export const palabraDeEstado = (estado: string | null): Palabra =>
  ESTADOS[estado ?? ''] ?? { palabra: estado ?? 'Sin datos' };
