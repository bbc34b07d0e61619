/**
 * The bank's sentence for a fee that leaves nothing of a payment, which the rules of the form find before it is sent. In a
 * module of its own: the first screens tell problems, and would load all sentences of refusals.
 */
export const FEE_ABOVE_SUM = 'Комісія банку не менша за суму платежу';
