-- A spectator in the chat has the viewer's number PUBLIC. Before, it was that of chance.
UPDATE chat SET seat = -3 WHERE seat = -1
