/** The dialog says by itself that the data were saved: it stands over the page that would. */
export const APLICAR = 'aplicar';
