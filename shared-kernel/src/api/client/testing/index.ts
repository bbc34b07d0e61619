export { answerAlways, bankResponse, COMPANY, createTestClient, type TestClient } from './open-client';
