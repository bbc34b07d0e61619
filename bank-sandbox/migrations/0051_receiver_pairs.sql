-- Pairs of account and code that a company has met: looked up for each payment and for whole payrolls at once.
CREATE INDEX document_receiver ON document (company_id, receiver_account, receiver_code) WHERE status = 5;
--;;
CREATE INDEX employee_by_account ON employee (account);
--;;
CREATE INDEX payroll_row_paid ON payroll_row (account) WHERE outcome = 'paid';
