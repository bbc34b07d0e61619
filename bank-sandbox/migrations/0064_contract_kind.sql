-- Kind of a contract. Earlier contracts are imports: their payments stay followed.
ALTER TABLE contract ADD COLUMN kind text NOT NULL DEFAULT 'import'
  CONSTRAINT contract_kind CHECK (kind IN ('import', 'export', 'services', 'loan'));
--;;
ALTER TABLE contract ADD CONSTRAINT contract_goods_of_kind CHECK (goods_group = '' OR kind IN ('import', 'export'));
