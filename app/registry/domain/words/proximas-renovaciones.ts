/** Of a name that goes on being paid as it was now: what is registered begins so. */
const DE_ESTA_CUENTA = 'Las próximas renovaciones se debitan de esta misma cuenta.';

/** What becomes of the next renewals of a name that was bought or renewed; said once of several, it is said of them. */
export const PROXIMAS = {
  misma: { uno: DE_ESTA_CUENTA, varios: DE_ESTA_CUENTA },
  propia: {
    uno: 'Las próximas renovaciones se debitan de la cuenta que ya tenía.',
    varios: 'Las próximas renovaciones de cada uno se debitan de la cuenta que ya tenía.',
  },
  ninguna: {
    uno: 'Queda sin forma de pago: no se renueva automáticamente.',
    varios: 'Quedan sin forma de pago: no se renuevan automáticamente.',
  },
  asociada: {
    uno: 'La cuenta queda asociada; la renovación automática sigue desactivada.',
    varios: 'La cuenta queda asociada a cada uno; la renovación automática sigue desactivada.',
  },
  desactivada: {
    uno: 'La renovación automática sigue desactivada.',
    varios: 'La renovación automática de cada uno sigue desactivada.',
  },
} as const;
