export { answerAlways, bankResponse, createTestClient, type TestClient } from './open-client';
