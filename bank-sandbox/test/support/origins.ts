export const APP_ORIGIN = 'http://app.ibank.localhost:8080';
export const SIGN_ORIGIN = 'http://sign.ibank.localhost:8080';
